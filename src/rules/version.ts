/**
 * The number of the rule set. It is raised whenever a rule gives another day or other hours than before, with a line in
 * the changelog that names them. Events of calendars carry it as their SEQUENCE, so that programs update them.
 */
export const RULES_VERSION = 1;
