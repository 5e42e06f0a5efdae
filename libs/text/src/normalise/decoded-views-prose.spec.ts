import fc from 'fast-check';
import { decodedViews } from './index';

const PROSE: readonly (readonly [string, string])[] = [
  [
    'English',
    'Mrs. Harper, who runs the north branch, said on 3rd May that heating costs $4,300 a month (about 30% more than in 2019). "It\'s too much!", she added; the A4 sheet showed 10km of pipes.',
  ],
  [
    'German',
    'Die Bücherei öffnet dienstags um 9:30 Uhr; „leider“ fehlen noch 12 Stühle – und die Donaudampfschifffahrtsgesellschaft zahlt nicht. Nie war ein Sommer so nass.',
  ],
  [
    'French',
    'L\u2019été dernier, nous avons passé deux semaines à l\u2019île d\u2019Oléron : « c\u2019était parfait », disait-il, malgré 15 % de hausse et les embouteillages sur l\u2019A10.',
  ],
  [
    'Spanish',
    '¿Quién ha dejado las llaves del coche en la mesa? El número 7 no ha venido; sólo éramos dos, tres o cuatro, y el sol salía por detrás.',
  ],
  [
    'Italian',
    'La nonna ha preparato il sugo con le olive e tutti hanno mangiato alle 20.45, perché il treno da Roma era in ritardo di 35 minuti.',
  ],
  [
    'Dutch',
    'De fietsenmaker had het druk, dus nee, het is niet gelukt om 25 fietsen voor het weekend te maken; een van de monteurs was ziek.',
  ],
  [
    'Russian',
    'Он купил сок и рис в магазине, а потом пошёл в IT-отдел компании Microsoft; было 12 часов и шёл дождь.',
  ],
  ['Greek', 'Το παιδί έτρεξε στον κήπο και έπαιξε με τον σκύλο για 2 ώρες, ώσπου νύχτωσε.'],
  ['Japanese', '子どもは庭へ走って、犬と２時間ほど遊んだ。３月のことだった。'],
  ['Arabic', 'ركض الطفل إلى الحديقة في الساعة ٣ ولعب مع الكلب حتى المساء.'],
];

describe('decoded views of ordinary text', () => {
  it.each(PROSE)('do not exist for %s', (_language, text) => {
    expect([...decodedViews(text)]).toEqual([]);
  });

  it.each([
    [
      'names with digits',
      'COVID19, H2O, B2B, mp3, x86, i18n, k8s, H1N1, SW1A, 4x4, user123, python3, v1.2.3, 1990s, 21st',
    ],
    [
      'initials and lists',
      'J. R. R. Tolkien chose A, B, C, D or E; then 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. The U.S.A. and i.e. and e.g. too.',
    ],
    [
      'addresses',
      "Write to jane.doe@mail.example or open https://example.com/a1b2c3?page=4&sort=a%20b, #5 on @jane's list.",
    ],
    [
      'identifiers',
      'const onClickHandler = document.getElementById(id_1); // ABSOLUTELY_NOT_A_SECRET some/longer/path/to/file',
    ],
    ['hashes', '3f2504e0-4f89-11d3-9a0c-0305e82c3301 and 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
    [
      'tables of numbers',
      '030 123 456 78 90, 10, 20, 30, 40, 50, 60\n12 15 18 21 24 27 30\n85, 90, 78, 92, 66, 71, 88, 79',
    ],
    ['counting', 'one two three four five, and then six at most'],
    ['prices', 'We sell apples at 5 dot com prices, a dot here and a dot there.'],
    [
      'talk of prompts',
      'def system(prompt): return os.system(prompt)\nOrder 4711 was shipped. Explain developer mode on Android.',
    ],
    ['rows of nothing', 'null, null, null, null, null'],
    ['rules and dots', '-----\n... and so on ...\n* * * * * *\n- - - - - - -'],
    [
      'flags and emoji',
      'England \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} won ❤️ 👨‍👩‍👧 🇩🇪🇫🇷',
    ],
    ['Markdown', '**Bold** and _italic_, `a | b | c | d`, | a | b1 | c |'],
  ])('do not exist for %s', (_title, text) => {
    expect([...decodedViews(text)].map((view) => view.text)).toEqual([]);
  });

  it('do not exist for any sequence of plain words', () => {
    const words = fc.constantFrom(...PROSE.flatMap(([, text]) => text.match(/\p{L}{2,}/gu) ?? []));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (some) =>
        expect([...decodedViews(some.join(' '))]).toEqual([]),
      ),
      { numRuns: 300 },
    );
  });

  it('do not exist for bytes that are not text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 40, maxLength: 200 }), (bytes) => {
        const noise = Uint8Array.from(bytes, (byte) => (byte % 3 ? byte | 0x80 : byte));
        const kinds = [...decodedViews(`data ${Buffer.from(noise).toString('hex')} end`)].map(
          ({ kind }) => kind,
        );
        expect(kinds).not.toContain('hex');
      }),
    );
  });
});
