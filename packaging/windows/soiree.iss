; Makes an installer of the frozen program, with Inno Setup 6 on Windows:
;
;     python packaging\frozen\build.py
;     iscc /DVersion=0.1.0 packaging\windows\soiree.iss
;
; For one person or for all, as the person chooses; no administrator is needed for the first.

#ifndef Version
  #error Say which version: iscc /DVersion=1.2.3 soiree.iss
#endif

[Setup]
AppId=org.soiree.soiree
AppName=Soirée
AppVersion={#Version}
AppVerName=Soirée {#Version}
AppPublisher=The Soirée developers
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Soirée
DefaultGroupName=Soirée
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\build
OutputBaseFilename=soiree-{#Version}-setup
SetupIconFile=..\..\build\soiree.ico
UninstallDisplayIcon={app}\soireew.exe
UninstallDisplayName=Soirée
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "..\..\build\dist\soiree\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Soirée"; Filename: "{app}\soireew.exe"; AppUserModelID: "org.soiree.soiree"
Name: "{autodesktop}\Soirée"; Filename: "{app}\soireew.exe"; AppUserModelID: "org.soiree.soiree"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.soiree"; ValueType: string; ValueData: "Soiree.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.soiree"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.soiree.record+json"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.soiree\OpenWithProgids"; ValueType: string; ValueName: "Soiree.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Soiree.Record"; ValueType: string; ValueData: "Soirée match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Soiree.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\soireew.exe,0"
Root: HKA; Subkey: "Software\Classes\Soiree.Record\shell\open\command"; ValueType: string; ValueData: """{app}\soireew.exe"" ""%1"""

[Run]
Filename: "{app}\soireew.exe"; Description: "{cm:LaunchProgram,Soirée}"; Flags: nowait postinstall skipifsilent
