import { maskQuotations } from './quotations';
import { introducesMaterial, type Section, sectionOf } from './sections';
import { sentenceSpans } from './sentence-ends';

/** A sentence, a list item or a part of one. */
export interface Passage {
  /** As written, without list marks. */
  text: string;
  /** The text without the letters of its quotations; as long as the text. */
  masked: string;
  isListed: boolean;
  section: Exclude<Section, 'material'>;
}

interface Line {
  text: string;
  masked: string;
}

const BULLET = /^\s{0,20}(?:[-*•–+>]{1,3}|\(?\d{1,2}[.)]|\(?[a-z]\))\s{1,8}(?=\S)/;
const DIVIDER = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,}|~{3,})\s*$/;
const FENCE = /^\s{0,20}(?:```|~~~)/;
const OPENING_TAG = /^\s{0,20}<(?<name>[a-z][\w -]{0,40})>/i;
const CLOSING_TAG = /<\/(?<name>[a-z][\w -]{0,40})>\s*$/i;
const MARKED_HEADING = /^\s{0,3}#{1,6}\s+(?<title>.{1,100}?)[:#\s]*$/;
const CAPITALS = /^[^\p{Ll}.!?,"]{3,60}$/u;
const DEMANDING =
  /^(?:no|never|do not|don['’]t|always|only|max|maximum|use|be|keep|avoid|answer|reply|respond|write)\b/i;
const SHORT = /^\p{Lu}[^.!?,;"]{0,50}$/u;

/** Lines that a column limit has broken are one: the next begins in lower case. */
const joined = (masked: string): string =>
  masked.replaceAll(/(?<=[^\n]{40}[^\n.:!?;])\n(?=[ \t]{0,8}\p{Ll})/gu, ' ');

const linesOf = (text: string): Line[] => {
  const masked = joined(maskQuotations(text));
  const lines: Line[] = [];
  let start = 0;
  for (const line of masked.split('\n')) {
    lines.push({ text: text.slice(start, start + line.length), masked: line });
    start += line.length + 1;
  }
  return lines;
};

/** Cuts a line with its masked form. */
const cut = ({ text, masked }: Line, from: number, to?: number): Line => {
  const piece = masked.slice(from, to);
  const lead = piece.length - piece.trimStart().length;
  return {
    text: text.slice(from + lead, to).trimEnd(),
    masked: piece.trim(),
  };
};

/** Reads a message from its first line to its last. */
class Reader {
  readonly passages: Passage[] = [];
  private section: Section = 'neutral';
  /** Material ends with its paragraph. */
  private inParagraph = false;
  private fenced = false;
  private tag: string | undefined;
  private isAnnounced = false;

  constructor(private readonly lines: readonly Line[]) {}

  read(): Passage[] {
    this.lines.forEach((line, index) => {
      this.readLine(line, this.lines[index + 1]);
    });
    return this.passages;
  }

  private readLine(line: Line, next: Line | undefined): void {
    if (FENCE.test(line.masked)) this.fenced = !this.fenced;
    else if (this.fenced) return;
    else if (line.masked.trim() === '') this.endParagraph();
    else if (DIVIDER.test(line.masked)) this.readDivider();
    else this.readTagged(line, next);
  }

  private endParagraph(): void {
    if (this.inParagraph) this.section = 'neutral';
    this.inParagraph = false;
  }

  /** After a task that speaks of a text, a divider opens the text; any other closes it. */
  private readDivider(): void {
    const isAnnounced = this.section !== 'material' && this.isAnnounced;
    this.section = isAnnounced ? 'material' : 'neutral';
    this.inParagraph = false;
  }

  private readTagged(line: Line, next: Line | undefined): void {
    const opening = OPENING_TAG.exec(line.masked);
    if (opening && this.tag === undefined) {
      this.tag = opening.groups?.name?.toLowerCase() ?? '';
      this.enter(sectionOf(this.tag.replaceAll(/[_-]/g, ' ')));
    }
    const inner = cut(line, opening?.[0].length ?? 0);
    const closing = CLOSING_TAG.exec(inner.masked);
    const closes = closing !== null && closing.groups?.name?.toLowerCase() === this.tag;
    this.readPlain(closes ? cut(inner, 0, closing.index) : inner, next);
    if (!closes) return;
    this.tag = undefined;
    this.enter('neutral');
  }

  private enter(section: Section, inParagraph = false): void {
    this.section = section;
    this.inParagraph = inParagraph;
  }

  private readPlain(line: Line, next: Line | undefined): void {
    if (line.masked.trim() === '') return;
    const title = headingOf(line.masked, next);
    if (title !== undefined) {
      if (this.tag === undefined || this.section !== 'material') this.enter(sectionOf(title));
      return;
    }
    if (this.section === 'material') return;
    const mark = BULLET.exec(line.masked)?.[0].length ?? 0;
    this.readSentences(cut(line, mark), mark > 0);
  }

  private readSentences(line: Line, isListed: boolean): void {
    for (const { start, end } of sentenceSpans(line.masked)) {
      if (this.isMaterial()) return;
      this.readSentence(cut(line, start, end), isListed);
    }
  }

  private isMaterial(): boolean {
    return this.section === 'material';
  }

  private readSentence(sentence: Line, isListed: boolean): void {
    const colon = colonIn(sentence.masked);
    if (colon < 0) {
      this.emit(sentence, isListed);
      return;
    }
    const [label, rest] = [cut(sentence, 0, colon), cut(sentence, colon + 1)];
    if (rest.masked === '') this.introduce(label, isListed);
    else if (introducesMaterial(label.masked) && !isListed) {
      this.emit(label, isListed);
      if (!/^["“„«‘'`]/.test(rest.masked)) this.enter('material', true);
    } else if (
      /^(?:[\p{L}'’-]+ ?){1,3}$/u.test(label.masked) &&
      isRuleList(label.masked, rest.masked)
    )
      for (const item of itemsOf(rest)) this.emit(item, true, 'rules');
    else this.emit(sentence, isListed);
  }

  /** A sentence that ends in a colon introduces a text or a list. */
  private introduce(sentence: Line, isListed: boolean): void {
    this.emit(sentence, isListed);
    if (isListed) return;
    if (introducesMaterial(sentence.masked)) this.enter('material');
    else if (sectionOf(sentence.masked) === 'rules') this.enter('rules');
  }

  private emit({ text, masked }: Line, isListed: boolean, section = this.section): void {
    if (masked.length < 4 || section === 'material') return;
    this.isAnnounced ||= introducesMaterial(masked);
    this.passages.push({ text, masked, isListed, section });
  }
}

const colonIn = (masked: string): number => {
  const colon = masked.search(/:(?:\s|$)/);
  return colon > 120 ? -1 : colon;
};

const RULE_LIST =
  /^(?:rules?|requirements?|instructions?|conditions?|constraints?|guidelines?|style rules|format rules|house rules for you|limits|restrictions)$/i;
const isRuleList = (label: string, rest: string): boolean =>
  RULE_LIST.test(label.trim()) && rest.length > 0;

/** Splits "(1) …, (2) …" or "no …, no … and …" into items. */
const itemsOf = (line: Line): Line[] => {
  const numbered = /(?:^|[,;]?\s)(?:and\s)?\(?(?:\d{1,2}|[a-z])\)\s/g;
  const listed = /[,;]\s(?:and\s)?/g;
  const marks = [...line.masked.matchAll(numbered)];
  const cuts = marks.length > 0 ? marks : [...line.masked.matchAll(listed)];
  const starts = marks.length > 0 ? [] : [0];
  starts.push(...cuts.map((match) => match.index + match[0].length));
  const ends = [
    ...cuts.map(({ index }) => index).filter((index) => marks.length === 0 || index > 0),
    line.masked.length,
  ];
  if (marks.length > 0 && ends.length > starts.length) ends.shift();
  return starts
    .map((start, index) => cut(line, start, ends[index]))
    .filter(({ masked }) => masked !== '');
};

const hasColon = (masked: string): boolean => /^[^.!?:]{2,80}:\s*$/.test(masked);

/** Returns the words of a heading; `undefined` for any other line. */
const headingOf = (masked: string, next: Line | undefined): string | undefined => {
  const marked = MARKED_HEADING.exec(masked)?.groups?.title;
  if (marked !== undefined) return marked;
  const line = masked.trim();
  if (BULLET.test(masked)) return undefined;
  if (CAPITALS.test(line) && /\p{Lu}{3}/u.test(line) && !DEMANDING.test(line)) return line;
  if (hasColon(line)) return isTitle(line) ? line : undefined;
  return SHORT.test(line) &&
    line.split(' ').length <= 6 &&
    next !== undefined &&
    BULLET.test(next.masked)
    ? line
    : undefined;
};

/** "Rules for all replies:" and "Follow these rules:", but not "Summarise this:". */
const isTitle = (line: string): boolean =>
  /^(?:follow|obey|observe|respect|stick to|adhere to|please follow)\b/i.test(line) ||
  (line.split(' ').length <= 12 &&
    !/^(?:answer|reply|respond|use|write|give|return|output|translate|summari[sz]e|please|here|this|the following|format|structure|begin|start|end|explain|describe|always|never|list|correct|proofread|rewrite|rephrase|shorten|improve|classify|extract|analy[sz]e|can|could|what|how|why)\b/i.test(
      line,
    ));

/** Splits a message into passages; texts that it only quotes or hands over are left out. */
export const passagesOf = (text: string): Passage[] =>
  new Reader(linesOf(text.replaceAll(/\*\*|__/g, ''))).read();
