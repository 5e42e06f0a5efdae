/** Shows a description of the API, with its `code` as such. */
export const Help = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Returns a description as the help below a field. */
export const helpOf = (text: string | undefined) =>
  text === undefined ? undefined : <Help text={text} />;
