import { targetFields } from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import { modeField, switchField, targetField, textListField } from './request-field';

export const topicChecks = {
  topic_scoping: defineCheck({
    family: 'topic',
    title: 'Topic scoping',
    judges: 'the text against the listed topics, within which it has to stay',
    clean: 'ON_TOPIC',
    otherLabels: ['WARNING', 'OFF_TOPIC'],
    needs: ['target text'],
    switches: {
      allowed_topics: textListField('Topics the content may be about.', ['orders and refunds']),
    },
    options: {
      topic_scoping_mode: modeField('topic scoping'),
      topic_scoping_target: targetField('the topics'),
      topic_scoping_multi_turn_mode: switchField('Hold the full conversation against the topics.'),
    },
    mistakenNames: ['topic_scoping_check'],
    parameters: (fields) => ({
      topics: fields.allowed_topics ?? [],
      target: fields.topic_scoping_target ?? 'both',
      multiTurn: fields.topic_scoping_multi_turn_mode ?? false,
    }),
    fieldsFor: ({ topics, target, multiTurn }) => ({
      allowed_topics: topics,
      ...(target !== 'both' && { topic_scoping_target: target }),
      ...(multiTurn && { topic_scoping_multi_turn_mode: true }),
    }),
    reads: (content, { target, multiTurn }) => targetFields(content, target, multiTurn),
    alsoReads: (_content, { topics }) => topics,
    sample: { allowed_topics: ['shopping and delivery', 'gardening', 'travel'] },
  }),
};
