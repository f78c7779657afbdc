"""The common part of the computer players of Soureh and Pariah."""
