import { EASTERN_FRAMES } from './frames-eastern';
import { WESTERN_FRAMES } from './frames-western';

/** Texts around a quotation: `told` speaks about it, `ordered` asks to carry it out. One template a line, `§` in the place of the quotation. */
export interface Frames {
  told: string;
  ordered: string;
}

export const FRAMES: Readonly<Record<string, Frames>> = { ...WESTERN_FRAMES, ...EASTERN_FRAMES };
