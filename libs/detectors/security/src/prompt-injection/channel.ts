/** Origin of a text: the user, or a third party (a tool result, or text that the user pasted). */
export type Channel = 'user' | 'document';
