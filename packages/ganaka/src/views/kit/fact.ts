/** The schema of one condition of a rule with the values it looked at, as in every explanation. */

