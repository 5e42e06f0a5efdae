/** Who wrote the text: the user, or a tool that passes on what strangers wrote. */
export type Channel = 'user' | 'document';
