import type { Assessment } from './assessment';
import { tidy } from './element-count';

const LONGEST_QUOTE = 200;

const FENCED =
  /^[ \t]{0,3}(?:```|~~~)[^\n]{0,60}\n[\s\S]{0,20000}?(?:^[ \t]{0,3}(?:```|~~~)[ \t]{0,9}$|$(?![\s\S]))/gm;
const INLINE = /`[^`\n]{1,300}`/g;
/** Lines that read as code or as a command. */
const CODE_LINES =
  /^[ \t]{0,20}(?:[$>#] [a-z]|(?:sudo|cd|ls|rm|mv|cp|mkdir|chmod|chown|git|npm|npx|yarn|pip3?|python3?|node|docker|kubectl|ssh|scp|curl|wget|apt|apt-get|brew|ipconfig|ifconfig|ping|netsh|sfc|chkdsk|gpupdate|systemctl|java|javac|gcc|make) [\w./~-]|(?:def|class) \w{1,60}[(:]|(?:public|private|static|void) \w|(?:const|let|var) \w{1,60} ?=|function \w{0,60}\(|import \w[\w.]{0,60}(?:;|$| from )|from \w[\w.]{0,60} import|#include|(?:for|while|if) ?\([^()\n]{1,100}\) ?\{|(?:for|while|if) [^\n]{1,80}:[ \t]{0,4}$|print\(|console\.log|return \w[^\n.]{0,80};?$|SELECT [^\n]{1,200} FROM |(?:INSERT INTO|UPDATE|DELETE FROM) \w|<\/?[a-z][a-z0-9]{0,20}(?: [^<>\n]{0,100})?>[^\n]{0,100}$|\w{1,40} ?= ?[^\n=]{1,80};[ \t]{0,4}$|\}[ \t;]{0,4}$)/m;
/** Commands within a sentence: "run ipconfig /flushdns". */
const CODE_WITHIN =
  /\b(?:run|type|enter|execute|use|call|try)(?: the)?(?: command)?:? ["“]?((?:sudo|cd|ls|rm|mv|cp|mkdir|chmod|git|npm|npx|pip3?|docker|kubectl|ssh|curl|wget|apt-get|brew|ipconfig|ifconfig|ping|netsh|sfc|chkdsk|gpupdate|systemctl) [-/\w.~][^\n.]{0,80}|\w{1,40}\([^()\n]{0,60}\))|\bcurl (?:-|https?:)\S{1,200}|\b(?:ipconfig \/\w+|sfc \/\w+|chkdsk \/\w+|gpupdate \/\w+|git (?:pull|push|commit|clone|checkout|status)\b|npm (?:install|run)\b|sudo \w+ \w+|print\([^()\n]{0,60}\)|console\.log\([^()\n]{0,60}\))/i;

export const checkCodeInBlocks = (text: string): Assessment => {
  const prose = text.replaceAll(FENCED, '\n').replaceAll(INLINE, ' ');
  const stray = CODE_LINES.exec(prose) ?? CODE_WITHIN.exec(prose);
  return stray
    ? {
        holds: false,
        reason: 'Code stands outside a code block.',
        quote: tidy(stray[0].slice(0, LONGEST_QUOTE)),
      }
    : { holds: true, reason: 'No code stands outside a code block.', quote: '' };
};

/** Pieces of code: blocks, inline code, and the first piece outside them. */
export const codeIn = (text: string): string[] => {
  const marked = [...text.matchAll(FENCED), ...text.matchAll(INLINE)].map(([code]) => code);
  const stray = CODE_LINES.exec(text) ?? CODE_WITHIN.exec(text);
  return marked.length > 0 || !stray ? marked : [stray[0]];
};

/** The contents of the code blocks. */
export const codeBlocks = (text: string): string[] =>
  [...text.matchAll(FENCED)].map(([block]) =>
    block.replace(/^[^\n]{0,80}\n/, '').replace(/\n?[ \t]{0,3}(?:```|~~~)[ \t]{0,9}$/, ''),
  );
