import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type Mode, MODES, type Target } from '../checks';
import { ModeOf, Switch, TargetOf, TextList } from './fields';
import { IsNameOf, Satisfies } from './rules';
import { syntaxComplaint } from './syntax-checks';

/** Which checks are asked for, and how: in an evaluate request, and in an evaluation definition. */
export class ChecksDto {
  @ApiPropertyOptional({
    enum: MODES,
    default: 'balanced',
    description: 'Mode of every check that has none of its own.',
  })
  @IsOptional()
  @IsNameOf(MODES)
  mode?: Mode;

  @Switch('Check for factual inaccuracies or hallucinations.') hallucinations_check?: boolean;
  @ModeOf('the hallucination check') hallucinations_mode?: Mode;

  @Switch('Check that the output is grounded in the context.') grounding_check?: boolean;
  @ModeOf('the grounding check') grounding_mode?: Mode;
  @Switch('Ground in the full conversation instead of the system prompt.')
  grounding_multi_turn_mode?: boolean;

  @Switch('Check for prompt injection attempts.') prompt_injections?: boolean;
  @Switch('Check for personally identifiable information.') pii_check?: boolean;

  @Switch('Check all four safety categories.') content_moderation_check?: boolean;
  @Switch('Check for dangerous content only.') dangerous_content_check?: boolean;
  @Switch('Check for harassment only.') harassment_check?: boolean;
  @Switch('Check for hate speech only.') hate_speech_check?: boolean;
  @Switch('Check for sexual content only.') sexual_content_check?: boolean;

  @Switch('Check tool selection and usage; needs messages and available_tools.')
  tool_use_quality_check?: boolean;
  @Switch('Older name of tool_use_quality_check.', true) tool_selection_quality_check?: boolean;
  @ModeOf('the tool use check') tuq_mode?: Mode;
  @ModeOf('the tool use check', true) tsq_mode?: Mode;

  @TextList('Policy assertions, each checked against the content.') assertions?: string[];
  @ModeOf('the assertions') assertions_mode?: Mode;
  @TargetOf('the assertions') policy_target?: Target;
  @Switch('Check the assertions against the full conversation.') policy_multi_turn_mode?: boolean;
  @Switch('Let assertions refer to tool definitions and tool calls.')
  policy_include_tools?: boolean;

  @TextList('Topics the content may be about.') allowed_topics?: string[];
  @ModeOf('topic scoping') topic_scoping_mode?: Mode;
  @TargetOf('the topics') topic_scoping_target?: Target;
  @Switch('Hold the full conversation against the topics.') topic_scoping_multi_turn_mode?: boolean;

  @Switch('Check the output against the instructions in system and user text.')
  instructions_following_check?: boolean;
  @Switch('Check the output against the earlier turns.') consistency_check?: boolean;
  @ModeOf('the consistency check') consistency_mode?: Mode;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'From json, javascript, python, sql, length or "word count" to {"args": "…"}; or {"js": true, "string_length": 100}.',
    example: { json: { args: '' }, length: { args: '200' } },
  })
  @IsOptional()
  @Satisfies(syntaxComplaint)
  syntax_checks?: Record<string, unknown>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    deprecated: true,
    description: 'Same as syntax_checks.',
  })
  @IsOptional()
  @Satisfies(syntaxComplaint)
  syntaxChecks?: Record<string, unknown>;
}
