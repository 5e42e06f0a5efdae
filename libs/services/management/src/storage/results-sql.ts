/** Outcome of a check whose results are grouped: the same rules as `stats/outcomes.ts`. */
export const CHECK_OUTCOME = `CASE WHEN count("label") = 0 THEN 'not_evaluated'
  WHEN bool_or("flagged" AND "label" <> 'NOT_EVALUATED') THEN 'failed'
  WHEN bool_or("label" = 'NOT_EVALUATED') THEN 'not_evaluated'
  WHEN bool_or("label" = 'WARNING') THEN 'warned'
  WHEN bool_and("label" = 'PASS') THEN 'bypassed' ELSE 'passed' END`;

/** Outcome of an evaluation. @param outcomes SQL of the array of those of its checks */
export const worstOutcome = (outcomes: string): string =>
  `coalesce((SELECT "worst" FROM unnest(ARRAY['failed', 'not_evaluated', 'warned', 'passed']) WITH ORDINALITY AS "order" ("worst", "rank")
    WHERE "worst" = ANY(${outcomes}) ORDER BY "rank" LIMIT 1), 'bypassed')`;

/**
 * Subquery of the checks of a row of `evaluation`, with the label and flag of each result, read
 * from either format of stored results.
 * @param results SQL of the column
 */
export const resultsIn = (results: string): string => `(
  SELECT "place", CASE json_typeof("part") WHEN 'array' THEN "part" ->> 0 ELSE "part" ->> 'type' END AS "check", "label", "flagged"
  FROM json_array_elements(${results}) WITH ORDINALITY AS "parts" ("part", "place") LEFT JOIN LATERAL (
    SELECT "one" ->> 2 AS "label", ("one" ->> 4)::boolean AS "flagged"
      FROM json_array_elements(CASE json_typeof("part") WHEN 'array' THEN "part" ELSE '[]' END) WITH ORDINALITY AS "ones" ("one", "at") WHERE "at" > 1
    UNION ALL SELECT "one" ->> 'label', ("one" ->> 'flagged')::boolean
      FROM json_array_elements(CASE json_typeof("part") WHEN 'object' THEN "part" -> 'results' ELSE '[]' END) AS "one"
  ) AS "found" ON true)`;
