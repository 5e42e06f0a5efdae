import fc from 'fast-check';
import { allFields } from '@touchstone/contracts';
import { aContent, anyContent } from '@touchstone/testing';
import { mapTexts } from './map-texts';
import { textsOf } from './redact';

describe('mapTexts', () => {
  it('visits the texts that the detector reads, in its order and under its paths', () => {
    fc.assert(
      fc.property(anyContent, (content) =>
        expect(textsOf(content)).toMatchObject(allFields(content)),
      ),
    );
  });

  it('keeps the content if no text changes', () => {
    fc.assert(
      fc.property(anyContent, (content) =>
        expect(mapTexts(content, ({ text }) => text)).toEqual(content),
      ),
    );
  });

  it('changes every text, including keys and numbers of arguments', () => {
    const toolCalls = [
      { id: 'c1', name: 'pay', arguments: { card: 4111, note: ['for Ann'], ok: true, none: null } },
    ];
    const content = aContent({
      input: 'a',
      output: 'b',
      messages: [{ role: 'user', content: 'c', name: 'd', toolCalls }],
    });
    expect(mapTexts(content, ({ text }) => `<${text}>`)).toEqual(
      aContent({
        input: '<a>',
        output: '<b>',
        messages: [
          {
            role: 'user',
            content: '<c>',
            name: '<d>',
            toolCalls: [
              {
                id: 'c1',
                name: 'pay',
                arguments: {
                  '<card>': '<4111>',
                  '<note>': ['<for Ann>'],
                  '<ok>': true,
                  '<none>': null,
                },
              },
            ],
          },
        ],
      }),
    );
  });
});
