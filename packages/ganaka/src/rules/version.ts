/**
 * The version number of the rules. It is raised whenever a rule gives a different day or different hours than before,
 * and the changelog then names the days. Calendar events have it as their SEQUENCE, so that calendar programs update
 * them.
 */
export const RULES_VERSION = 1;
