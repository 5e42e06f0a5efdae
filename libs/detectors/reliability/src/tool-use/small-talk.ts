import type { Conversation } from './conversation';

const SMALL_TALK = new Set(
  'thanks thank thx ty cheers you very much so a lot that answers everything all is perfect great good nice bye goodbye see later have day evening night weekend one hello hi hey morning afternoon for your the help danke merci gracias i am m was s it no more questions done helpful lovely wonderful awesome enjoy too and well take care appreciate really'.split(
    ' ',
  ),
);
const THANKS =
  /\b(?:thank|thanks|thx|cheers|bye|goodbye|hello|hi|hey|danke|merci|gracias|have a (?:nice|good|great))\b/;

/** Checks for thanks or a greeting without any request. */
export const isSmallTalk = ({ asked }: Conversation): boolean =>
  asked !== undefined &&
  asked.tokens.length > 0 &&
  asked.tokens.length <= 20 &&
  THANKS.test(asked.lower) &&
  asked.tokens.every(({ form }) => form.split("'").every((part) => SMALL_TALK.has(part)));
