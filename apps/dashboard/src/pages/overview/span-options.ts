import { SPAN_WORDS, SPANS } from '../../api/span';

export const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: SPAN_WORDS[value] }));
