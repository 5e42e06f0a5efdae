/** Parses pairs of a character and its ASCII equivalent; spaces separate groups. */
const pairs = (lines: readonly string[]): [string, string][] =>
  lines.flatMap((line) => line.split(' ').map((pair): [string, string] => {
    const [shape = '', ...letter] = Array.from(pair);
    return [shape, letter.join('')];
  }));

/** Letters of living scripts that look Latin. They are folded only among Latin words. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  pairs([
    // Cyrillic
    'аa вb гr еe зe іi ії јj кk мm нh оo пn рp сc тt уy хx ьb ѕs ԁd ԛq ԝw һh ӏl ґr үy ѵv ѡw ҽe ԍg ԏt ԑe ѐe ёe ӓa ӑa ӕae қk ҝk ҟk ԟk ҡk ңh ҥh ҳx ҷc ҫc ӧo өo ӱy ӳy ўy ҭt ҏp ѳo',
    'АA ВB ГT ЕE ЗE ІI ЇI ЈJ КK МM НH ОO РP СC ТT УY ХX ЅS ԀD ԚQ ԜW ҺH ӀI ҮY ѴV ѠW ԌG ЁE ӐA ӒA ҚK ҢH ҲX ҪC ӦO ӨO ҬT ҎP ѲO',
    // Greek
    'αa βb γy εe ζz ηn ιi κk μu νv οo ρp ςc σo τt υu χx ωw άa έe ήn ίi όo ύu ώw ϊi ϋu ϳj',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΆA ΈE ΉH ΊI ΌO ΎY ΪI ΫY ϺM',
    // Armenian
    'աw գq զq հh յj նu օo ոn ռn սu ցg քp փp կl տun ղn ՏS ՍU ՕO ԼL ՈU ԱU ՐP ԵE ՊM ՇC ԸE ՁQ ՂN',
    // Cherokee
    'ᎠD ᎡR ᎢT ᎥI ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏂH ᏃZ ᏎE ᏏB ᏒR ᏔW ᏚS ᏞL ᏟC ᏢP ᏦK ᏧD ᏪW ᏫO ᏮV ᏰB ᏴB ᏳG ᏙV ᏕS',
    'ꭰd ꭱr ꭲt ꭵi ꭹy ꭺa ꭻj ꭼe ꮃw ꮇm ꮋh ꮐg ꮓz ꮞe ꮟb ꮢr ꮤw ꮥs ꮩv ꮪs ꮮl ꮯc ꮲp ꮶk ꮷd ꮻo',
    // Lisu, Coptic
    'ꓐB ꓑP ꓒd ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU ⲁa ⲃb ⲅr ⲉe ⲏh ⲓi ⲕk ⲙm ⲛn ⲟo ⲣp ⲥc ⲧt ⲩy ⲭx ⲱw ⲀA ⲂB ⲈE ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲢP ⲤC ⲦT ⲨY ⲬX',
    // Georgian, Hebrew, Arabic, Malayalam, Myanmar, Tifinagh
    'ჿy օo סo ןl ہo ഠo ဝo ⵔo ⵏI ⵝX',
  ]),
);

/**
 * Shapes of Latin letters that no orthography uses: small capitals, phonetic letters, letters in
 * boxes and circles. Always folded.
 */
export const LETTER_SHAPES: ReadonlyMap<string, string> = new Map([
  ...pairs([
    'ᴀa ʙb ᴃb ᴄc ᴅd ᴆd ᴇe ꜰf ɢg ʛg ʜh ɪi ᴊj ᴋk ʟl ᴌl ᴍm ɴn ᴎn ᴏo ᴐo ᴑo ᴘp ꞯq ʀr ᴙr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ᴦr ᴨn ᴩp',
    'ɑa ᶏa ɡg ᶃg ɩi ɨi ɭl ɫl ɬl ɱm ᶆm ɳn ᶇn ɵo ɾr ɽr ɹr ʂs ᶊs ʈt ʉu ᶌv ʐz ʑz ɕc ɟj ʝj ɦh ᶄk ʠq ᶍx ᶎz ƿp ꝑp ꝓp ꝗq ꝙq ꝛr ꞃr ꞅs ꞇt ꝼf ꟊs ꬲe ꬰa ꭇr ꭎu ꭒu ꭓx ꭚy',
  ]),
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').flatMap((letter, place): [string, string][] =>
    // Negative circled, negative squared.
    [0x1f150, 0x1f170].map((first) => [String.fromCodePoint(first + place), letter]),
  ),
  // Digits in circles and boxes that NFKC does not change.
  ...Array.from({ length: 9 }, (_each, place) => place + 1).flatMap((digit): [string, string][] =>
    [0x2776, 0x2780, 0x278a, 0x24f5].map((one) => [String.fromCodePoint(one + digit - 1), String(digit)]),
  ),
  ['\u24ff', '0'], ['\u{1f10b}', '0'], ['\u{1f10c}', '0'],
]);

/** Signs and their ASCII equivalents, one for one. */
export const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02d7\u06d4\u2796\u2cba\ufe58\u{10110}'],
      ["'", '\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\u02c8\u00b4\u055a\ua78c\u1fef\u1ffd\u1fbf\u1fbd'],
      ['"', '\u201c\u201d\u201e\u201f\u2033\u2036\u02ba\u00ab\u00bb\u275d\u275e\u301d\u301e'],
      [' ', '\u2800\u0085\u000b\u000c\u1680'],
      ['\n', '\u2028\u2029'],
      ['/', '\u2044\u2215\u29f8\u2571'],
      ['*', '\u2217\u204e\u066d'],
      ['~', '\u223c\u02dc'],
      ['|', '\u2223\u01c0\u05c0'],
      [':', '\u2236\ua789\u02d0\u05c3\u0589'],
      ['<', '\u2039\u276e'],
      ['>', '\u203a\u276f'],
      ['_', '\u02cd'],
      ['\\', '\u2216\u29f5'],
      ['!', '\u01c3'],
      [',', '\u060c\u066b'],
      [';', '\u061b'],
      ['.', '\u2024\u0701\u0702'],
    ] as const
  ).flatMap(([ascii, signs]) => Array.from(signs, (sign): [string, string] => [sign, ascii])),
);
