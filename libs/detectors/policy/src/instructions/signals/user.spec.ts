import { aContent } from '@touchstone/testing';
import { instructionsOf } from '../instructions';

const instructionsIn = (input: string): string[] =>
  instructionsOf(aContent({ input })).map(({ text }) => text);

describe('instructions of a user', () => {
  it.each([
    [
      'How do tides work? Be brief. No jargon. End with a joke.',
      ['Be brief.', 'No jargon.', 'End with a joke.'],
    ],
    [
      'Write a toast for my aunt. Mention her garden. Keep it below 80 words.',
      ['Mention her garden.', 'Keep it below 80 words.'],
    ],
    [
      'What is a lease? Give an example. Answer like a cowboy.',
      ['Give an example.', 'Answer like a cowboy.'],
    ],
    [
      "Plan a picnic. Don't suggest sandwiches. Split the list into food and drinks.",
      ["Don't suggest sandwiches.", 'Split the list into food and drinks.'],
    ],
    [
      'Write an e-mail to the caretaker. It should be polite. Sign as "Flat 9".',
      ['It should be polite.', 'Sign as "Flat 9".'],
    ],
    ['Give me ideas for a gift. Maximum five. One line each.', ['Maximum five.', 'One line each.']],
    ['Suggest a name for my cat. Just the name.', ['Just the name.']],
    ['What is the capital of Peru? One word only.', ['One word only.']],
    ['Why is the sea salty? In Spanish, please.', ['In Spanish, please.']],
    ['I need a packing list. Only ten items. No headings.', ['Only ten items.', 'No headings.']],
    [
      'Describe Lisbon. Rules: no clichés, two paragraphs, and use the present tense.',
      ['no clichés', 'two paragraphs', 'use the present tense.'],
    ],
    [
      'Explain entropy. Requirements: (1) use an analogy, (2) stay under 90 words',
      ['use an analogy', 'stay under 90 words'],
    ],
    [
      'Review my poem. Please be honest. Start with the strengths.',
      ['Please be honest.', 'Start with the strengths.'],
    ],
    ['Recommend a film. I want a short answer.', ['I want a short answer.']],
    [
      'What does a notary do? You must not use the word "document".',
      ['You must not use the word "document".'],
    ],
    [
      'Tell me about bees. The first sentence must be a question.',
      ['The first sentence must be a question.'],
    ],
    ['I am vegan, so leave out the cheese. Give me a pizza recipe.', []],
    [
      'Give me a pizza recipe. I am vegan, so leave out the cheese.',
      ['I am vegan, so leave out the cheese.'],
    ],
    ['Recipe for soup? Quantities in grams.', ['Quantities in grams.']],
    ['can you keep it simple? what is a black hole', ['can you keep it simple?']],
    ['answer in one sentence. what is a quasar?', ['answer in one sentence.']],
    [
      'Tone: cheerful\nLength: 100 words\nWrite an invitation to my party.',
      ['Tone: cheerful', 'Length: 100 words'],
    ],
    [
      'Draft a post.\n- no hashtags\n- mention the date\n- friendly tone',
      ['no hashtags', 'mention the date', 'friendly tone'],
    ],
    ['Translate this: Never feed the ducks. Always keep left.', []],
    [
      'Text: Avoid the centre. Use the ring road.\n\nSummarise the text. Use bullet points.',
      ['Use bullet points.'],
    ],
    ['Summarise this notice:\n\nDo not park here. Use the garage.', []],
    ['The note on the door says "Do not knock. Ring twice." Is that rude?', []],
    ['My boss said: "Answer every mail within an hour." Is that legal?', []],
    ['Cancel my subscription. Refund the last payment.', []],
    ['Never call me again!', []],
    ["Stop billing me and don't send any more letters to my house!", []],
    ['Send me a copy of the contract.', []],
    ['Tell me a story about a baker in Vienna.', []],
    ['Why do cats always land on their feet?', []],
    ['Use of the pool is included, I was told. Is that right?', []],
    ['Reply to this customer: "Keep your money!"', []],
    ['Can you help me with my homework?', []],
    ['I never received my order.', []],
    ['Please check order 4711.', []],
    ['How do you say cheese in French?', []],
    ['What is the word for dog in German?', []],
    ['Translate the sentence into Italian.', []],
  ])('reads the demands of %j', (input, instructions) => {
    expect(instructionsIn(input)).toEqual(instructions);
  });

  it.each([
    ['Explain tides in two sentences.', ['in two sentences']],
    ['Explain tides in no more than 40 words.', ['in no more than 40 words']],
    ['Describe a forest without using the word "green".', ['without using the word "green"']],
    ['Describe a forest without adjectives.', ['without adjectives']],
    ['Tell me a joke in Polish.', ['in Polish']],
    ['Write a letter to my bank in formal English.', ['in formal English']],
    ['Write a note to my neighbour with a friendly tone.', ['with a friendly tone']],
    ['Write a note to my neighbour in a friendly but firm tone.', ['in a friendly but firm tone']],
    ['Compare cats and dogs in a table.', ['in a table']],
    ['List three rivers as JSON.', ['as JSON']],
    [
      'List the planets in bullet points, without any explanations.',
      ['in bullet points', 'without any explanations'],
    ],
    ['Explain magnets for a five-year-old.', ['for a five-year-old']],
    ["Explain magnets like I'm five.", ["like I'm five"]],
    ['Explain magnets so that a child understands it.', ['so that a child understands it']],
    ['Name four colours separated by semicolons.', ['separated by semicolons']],
    [
      'Name four colours in alphabetical order and in lowercase.',
      ['in alphabetical order', 'in lowercase'],
    ],
    ['Write a poem about rain with exactly six lines.', ['with exactly six lines']],
    ['Write a slogan for my bakery, all in capital letters.', ['all in capital letters']],
    ["Write a story about a fox and don't mention the hen.", ["don't mention the hen"]],
    ['Summarise the report and leave out the figures.', ['leave out the figures']],
    ['Explain recursion step by step.', ['step by step']],
    ['Could you describe the moon in at least 100 words?', ['in at least 100 words']],
    ['What is inflation, in one sentence?', ['in one sentence']],
    ['Give me the data as JSON with the keys id and name.', ['as JSON with the keys id and name']],
    ['Explain how to start and end a speech.', []],
    ['Write about a man who lives in a small house.', []],
    ['What happened in France in 1789?', []],
    ['Tell me about the history of tables.', []],
    ['Explain how I can keep plants alive without water.', []],
    ['Write about a lamp (max. 50 words, no superlatives).', ['max. 50 words', 'no superlatives']],
    ['Draft a letter (to my landlord).', []],
    ['Briefly explain VAT.', ['Briefly']],
    ['In two sentences, explain VAT.', ['In two sentences']],
    ['Write a 100-word story about a dog.', ['100-word']],
    ['Explain DNS with an analogy and without jargon.', ['with an analogy', 'without jargon']],
    ['hey, write me a poem about snow, max 8 lines, no rhymes', ['max 8 lines', 'no rhymes']],
    ['Recommend a book for a 10-year-old.', []],
    ['Find flights under 300 euros with at most one stop.', []],
    ['I want to learn Spanish in two months.', []],
    ['I would like to return my shoes.', []],
  ])('reads the end of the task %j', (input, tails) => {
    expect(instructionsIn(input)).toEqual(tails);
  });

  it.each([
    ['Antworte auf Deutsch. Nenne keine Preise.', ['Antworte auf Deutsch.', 'Nenne keine Preise.']],
    ['Erkläre die Schwerkraft. Höchstens drei Sätze.', ['Höchstens drei Sätze.']],
    [
      "Explique la gravité. N'utilise pas de listes. Sois bref.",
      ["N'utilise pas de listes.", 'Sois bref.'],
    ],
    [
      'Explica la gravedad. Responde en español. No uses listas.',
      ['Responde en español.', 'No uses listas.'],
    ],
    ['Wer hat das Telefon erfunden?', []],
    ['Schreibe mir einen Brief an meinen Vermieter.', []],
    ['Was ist Strom? Erkläre es in maximal zwei Sätzen.', ['maximal zwei Sätzen']],
    ['Schreib ein Gedicht über den Herbst, ohne das Wort "Blatt".', ['ohne das Wort "Blatt"']],
    ['Wie heißt Hund auf Englisch?', []],
  ])('reads the demands of %j', (input, instructions) => {
    expect(instructionsIn(input)).toEqual(instructions);
  });
});
