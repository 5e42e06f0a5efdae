const MOST_SHOWN = 100;

/** Shows a name that a user gave, apart from the text around it; a long one is cut. */
export const Name = ({ children: name }: { children: string }) =>
  name.length > MOST_SHOWN ? (
    <bdi title={name.slice(0, 10 * MOST_SHOWN)}>{name.slice(0, MOST_SHOWN)}…</bdi>
  ) : (
    <bdi>{name}</bdi>
  );
