class SoyExplainer:
    def goal(self, view, move):
        from soiree.core.players import Fact
        return Fact("goal "+move)
    def difference(self, view, moves, outcome, means):
        from soiree.core.players import Fact
        return Fact("%s %.2f %.2f"%(outcome,*means))
    def risk(self, *a): return None
EXPLAINER = SoyExplainer()
