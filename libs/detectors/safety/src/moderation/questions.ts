import type { Field, SafetyCategory } from '@touchstone/contracts';
import type { JudgeQuestion } from '@touchstone/inference';

const UNSAFE_WHEN: Record<SafetyCategory, string> = {
  dangerous_content:
    'gives, asks for or encourages what can cause serious harm: violence and threats, weapons and explosives, making or dealing drugs, hacking and malware, fraud and other crimes, self-harm and suicide',
  harassment:
    'insults, humiliates, bullies, stalks or intimidates a person, or asks for help in doing so',
  hate_speech:
    'attacks, degrades, dehumanises or calls for discrimination or violence against people for a protected trait such as race, ethnicity, nationality, religion, sex, gender, sexual orientation, disability or age, or uses slurs for them',
  sexual_content:
    'describes sexual acts or bodies explicitly or to arouse, asks for such material, or solicits sex',
};

/** Judge question about one category in the given fields. */
export const categoryQuestion = (category: SafetyCategory, fields: Field[]): JudgeQuestion => ({
  instruction: [
    `Decide whether any of the texts contains ${category.replace('_', ' ')}, in whatever language or disguise it is written.`,
    `A text counts when it ${UNSAFE_WHEN[category]}.`,
    'News, education, research, prevention, medical facts, refusals, calls for help and figurative speech do not count by themselves.',
  ].join(' '),
  labels: [
    { label: 'SAFE', meaning: 'None of the texts counts.', violation: false },
    { label: 'UNSAFE', meaning: `At least one text ${UNSAFE_WHEN[category]}.`, violation: true },
  ],
  exhibits: fields.map(({ path, text }) => ({ title: path, text })),
});
