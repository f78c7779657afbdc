"""The look of the whole window: colours, type, pages on felt, panels, ornaments, paper."""
