"""The common part of Soureh and Pariah: rules and computer players of coops."""
