/** Yes, no, or `undefined` if the content does not say. */
export type Answer = boolean | undefined;

/** Negates an answer. */
export const no = (answer: Answer): Answer => (answer === undefined ? undefined : !answer);

/** True if one is, unknown if one is unknown. */
export const any = (answers: readonly Answer[]): Answer => {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
};
export const every = (answers: readonly Answer[]): Answer => {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};
