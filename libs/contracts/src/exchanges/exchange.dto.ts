import { ApiProperty } from '@nestjs/swagger';
import { GUARDRAIL_MODES } from '../management/guardrail.dto';
import { GUARDRAIL_VERDICTS, type GuardrailVerdict } from '../management/guardrail-decision';
import {
  EXCHANGE_OUTCOMES,
  type ExchangeOutcome,
  type ExchangePage,
  type ExchangeRecord,
  type GuardrailOutcome,
} from './exchanges';

const SIDES = ['request', 'response'] as const;

export class GuardrailOutcomeDto implements GuardrailOutcome {
  @ApiProperty({ type: String }) guardrail_id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: SIDES }) side: (typeof SIDES)[number];
  @ApiProperty({
    enum: GUARDRAIL_MODES,
    description: 'With observe, a fail is what it would have stopped.',
  })
  mode: (typeof GUARDRAIL_MODES)[number];
  @ApiProperty({ enum: GUARDRAIL_VERDICTS }) verdict: GuardrailVerdict;
  @ApiProperty({ type: String, format: 'uuid' }) evaluation_id: string;
}

/** All in milliseconds. */
export class ExchangeLatencyDto {
  @ApiProperty({ type: Number, description: 'Milliseconds, of all of it.' }) total_ms: number;
  @ApiProperty({ type: Number, description: 'Milliseconds, of the vendor.' }) vendor_ms: number;
  @ApiProperty({ type: Number, description: 'Milliseconds, of the guardrails.' })
  guardrails_ms: number;
}

export class ExchangeDto implements ExchangeRecord {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) completed_at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that asked.' }) key_id: string;
  @ApiProperty({ type: String }) provider: string;
  @ApiProperty({ type: String, description: "The vendor's own path, without its version." })
  operation: string;
  @ApiProperty({ type: String, nullable: true }) model: string | null;
  @ApiProperty({ type: Boolean }) streamed: boolean;
  @ApiProperty({
    enum: EXCHANGE_OUTCOMES,
    description:
      'answered: by a guardrail, in place of the vendor or of its answer; failed: the vendor did.',
  })
  outcome: ExchangeOutcome;
  @ApiProperty({ type: 'integer', description: 'HTTP status that the caller got.' }) status: number;
  @ApiProperty({ type: 'integer', nullable: true }) input_tokens: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) output_tokens: number | null;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Requests made to the vendor.' })
  attempts: number;
  @ApiProperty({ type: [GuardrailOutcomeDto] }) guardrails: GuardrailOutcomeDto[];
  @ApiProperty({
    type: [String],
    description: 'Revisions of stored prompts that took the place of references.',
  })
  prompt_revisions: string[];
  @ApiProperty({ type: ExchangeLatencyDto }) latency: ExchangeLatencyDto;
}

export class ExchangePageDto implements ExchangePage {
  @ApiProperty({ type: [ExchangeDto] }) items: ExchangeDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For `cursor` of the next page; null on the last.',
  })
  next_cursor: string | null;
}
