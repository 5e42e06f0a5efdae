/** Shows a description of the API, with its `code` as such. */
export const Help = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Parts of a description that the field itself shows: its default, or its name in other words. */
const SHOWN = / \(default(: \w+)?\)|^(Name of the \w+|Purpose|The tools)\.$/g;

/** Returns a description as the help below a field, without what the field itself shows. */
export const helpOf = (text = '') => {
  const told = text.replace(SHOWN, '');
  return told === '' ? undefined : <Help text={told} />;
};
