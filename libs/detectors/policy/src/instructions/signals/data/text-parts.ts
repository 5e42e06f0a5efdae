/** Nouns for the answer as a whole and its manner. */
export const ANSWER =
  String.raw`(?:answers?|repl(?:y|ies)|responses?|outputs?|completions?|messages?|texts?|tone|language|style|wording|spelling|register|voice|format|formatting|output format|tone of voice)`;

/** Nouns for what an answer consists of. */
export const TEXT_PART =
  String.raw`(?:answers?|repl(?:y|ies)|responses?|outputs?|messages?|texts?|tone|language|style|wording|spelling|register|voice|format|formatting|sentences?|paragraphs?|lines?|words?|characters?|letters?|bullets?|bullet points?|headings?|headlines?|headers?|titles?|sections?|summar(?:y|ies)|descriptions?|translations?|explanations?|greetings?|sign-offs?|signatures?|closings?|openings?|introductions?|conclusions?|quotations?|citations?|references?|footnotes?|sources?|examples?|recommendations?|suggestions?|tables?|columns?|rows?|lists?|list items?|steps?|keys?|fields?|json|xml|yaml|csv|html|markdown|emojis?|emoticons?|hashtags?|links?|code|code blocks?|comments?|captions?|posts?|e-?mails?|subject lines?|subjects?|stor(?:y|ies)|poems?|verses?|stanzas?|essays?|articles?|reports?|notes?|drafts?|slogans?|speech(?:es)?|dialogues?|questions?|hints?|jokes?|humou?r|slang|jargon|abbreviations?|acronyms?|exclamation marks?|semicolons?|commas?|dashes|small talk|opinions?|spoilers?|sarcasm|irony|superlatives?|adjectives?|metaphors?|clich[ée]s|points?|versions?|vocabulary|grammar|punctuation|apolog(?:y|ies)|disclaimers?)`;

/** Nouns that belong to an answer only beside a verb of speaking. */
export const STATED =
  String.raw`(?:figures?|prices?|numbers?|dates?|times?|amounts?|names?|units?|quantit(?:y|ies)|measurements?|distances?|temperatures?|weights?|ingredients?|instructions?|results?|products?|terms?|currenc(?:y|ies)|percentages?|values?|facts|claims?|advice|promises|information|data)`;

/** Participles of speaking: what is done to anything in an answer. */
export const SPOKEN =
  String.raw`(?:mentioned|named|stated|written|quoted|disclosed|revealed|explained|cited|described|listed|abbreviated|discussed|spelled|spelt|capitali[sz]ed|translated|addressed|told|informed|greeted|referred|reminded|thanked|recommended|promised|suggested|answered|formatted|expressed|phrased|rounded|redirected|encouraged|praised|warned|criticised|criticized|paraphrased|worded|summari[sz]ed|declined|refused|passed on|forwarded|handed over|escalated|deflected|ignored|corrected|acknowledged|congratulated|apologi[sz]ed)`;

/** Participles that speak of an answer only beside one of its parts. */
export const MADE = String.raw`(?:given|shown|used|included|added|presented|avoided|made|asked|omitted|left out|kept|put|placed|wrapped|rendered|displayed|returned|provided|marked|separated|numbered|highlighted|repeated|offered|converted|enclosed|surrounded|set|delivered|structured)`;

export const LANGUAGE =
  String.raw`(?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|ukrainian|czech|danish|swedish|norwegian|finnish|greek|hungarian|romanian|bulgarian|croatian|serbian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|vietnamese|thai|indonesian|latin|catalan|welsh|irish|persian|swahili)`;

/** Nouns for elements that can be counted. */
export const COUNTED =
  String.raw`(?:words?|sentences?|paragraphs?|lines?|characters?|letters?|bullets?|bullet points?|points?|steps?|items?|verses?|stanzas?|pages?|tweets?|syllables?|headings?|sections?|examples?|facts?|reasons?|tips?|ideas?|suggestions?|options?|questions?|emojis?|hashtags?|rows?|columns?|entries|titles?|names?|tokens?)`;

export const NUMBER =
  String.raw`(?:\d{1,5}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|one hundred|two hundred|a single|single|a few|a couple of)`;

export const BOUND =
  String.raw`(?:at most|at least|no more than|not more than|no less than|no fewer than|no longer than|not longer than|less than|fewer than|more than|up to|under|below|over|above|within|exactly|precisely|about|around|approximately|roughly|max(?:imum)?\.?(?: of)?|min(?:imum)?\.?(?: of)?|a maximum of|a minimum of|a total of|only|just|between)`;

/** Adjectives and nouns for a manner of writing. */
export const MANNER =
  String.raw`(?:formal|informal|casual|friendly|polite|plain|simple|simpler|easy|easier|everyday|neutral|professional|warm|cheerful|humorous|funny|playful|serious|dry|calm|firm|concise|short|brief|clear|factual|objective|enthusiastic|encouraging|empathetic|respectful|poetic|academic|conversational|child-friendly|kid-friendly|non-technical|technical|layman's|laymen's|lay|persuasive|sarcastic|ironic|optimistic|dramatic|old-fashioned|scientific|journalistic|personal|gentle|upbeat|witty|light|light-hearted|motivating|relaxed|sober|diplomatic|assertive|direct)`;
