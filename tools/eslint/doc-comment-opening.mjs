const OPENING = /^[\s*]*(What|Whether|Of|Who)\b/;

/**
 * The lint rule `touchstone/doc-comment-opening`: a doc comment says what its subject does (a verb
 * with its object) or is (a noun), so it opens with none of a few words.
 */
export const docCommentOpening = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Refuses doc comments that open with What, Whether, Of or Who' },
    schema: [],
    messages: {
      opening:
        'Open a doc comment with a verb and its object, or with a noun, not with “{{word}}”.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
        const word = OPENING.exec(comment.value)?.[1];
        if (word) context.report({ loc: comment.loc, messageId: 'opening', data: { word } });
      }
    },
  }),
};
