import type { DetectionResult } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { consistencyDetector } from './consistency.detector';

const labelOf = (question: string, answer: string, request: string, output: string): string => {
  const messages = [
    { role: 'user' as const, content: question, toolCalls: [] },
    { role: 'assistant' as const, content: answer, toolCalls: [] },
    { role: 'user' as const, content: request, toolCalls: [] },
  ];
  const task = aTask<'consistency'>(
    { check: 'consistency', mode: 'balanced' },
    { output, messages },
  );
  return (consistencyDetector().examine(task)[0] as DetectionResult).label;
};

describe('consistency in German and French', () => {
  it.each([
    [
      'Kostet die Kündigung etwas?',
      'Nein, Sie können kostenlos kündigen.',
      'Dann kündige ich.',
      'Kosten entstehen Ihnen nicht.',
      'Dafür fällt eine Gebühr von 20 Euro an.',
    ],
    [
      'Wie hoch ist der Turm?',
      'Der Turm ist 62 Meter hoch.',
      'Wie hoch noch mal?',
      'Der Turm misst 62 Meter.',
      'Der Turm misst 74 Meter.',
    ],
    [
      'Ist mein Paket unterwegs?',
      'Ja, es wurde gestern verschickt.',
      'Kann ich etwas dazulegen?',
      'Es ist bereits auf dem Weg zu Ihnen.',
      'Ja, Ihr Paket liegt noch unversandt im Lager.',
    ],
    [
      'Darf man im Zimmer rauchen?',
      'Rauchen ist im ganzen Haus verboten.',
      'Wirklich nicht?',
      'Rauchen ist im Zimmer leider verboten.',
      'Sie dürfen gern in Ihrem Zimmer rauchen.',
    ],
    [
      'Le petit-déjeuner est-il compris ?',
      'Oui, il est inclus dans le prix de la chambre.',
      'À quelle heure ?',
      'De 7 h à 10 h 30.',
      'De 7 h à 10 h, avec un supplément de 12 euros par personne.',
    ],
    [
      'Combien de temps dure la garantie ?',
      'La garantie est de deux ans.',
      'Vous êtes sûr ?',
      'Oui, la garantie est de deux ans.',
      'Oui, la garantie est de six mois.',
    ],
  ])('%s %s %s passes "%s" and flags "%s"', (question, answer, request, same, other) => {
    expect(labelOf(question, answer, request, same)).toBe('CONSISTENT');
    expect(labelOf(question, answer, request, other)).toBe('INCONSISTENT');
  });

  it.each([
    [
      'an open correction',
      'Wie hoch ist der Turm?',
      'Der Turm ist 62 Meter hoch.',
      'Im Führer steht 68.',
      'Da habe ich mich vertan, 68 Meter stimmt.',
    ],
    [
      'another day',
      'Avez-vous des chambres samedi ?',
      'Non, nous sommes complets samedi.',
      'Et dimanche ?',
      'Dimanche, il nous reste deux chambres.',
    ],
  ])('passes %s', (_title, question, answer, request, output) => {
    expect(labelOf(question, answer, request, output)).toBe('CONSISTENT');
  });
});
