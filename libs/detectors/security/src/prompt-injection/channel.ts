/** Origin of a text: the user, or a tool that returns the text of strangers. */
export type Channel = 'user' | 'document';
