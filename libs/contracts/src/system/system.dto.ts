import { ApiProperty } from '@nestjs/swagger';
import { FAMILIES, type Family } from '../checks/vocabulary';
import type { FamilyState, JudgeState, ProcessState, QueueState, SystemState } from './system';

const NULLABLE_TIME = { type: String, format: 'date-time', nullable: true } as const;
const TIME = { type: String, format: 'date-time' } as const;

class ProcessStateDto implements ProcessState {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, description: 'Name of the app.' }) service: string;
  @ApiProperty({ type: String }) version: string;
  @ApiProperty(TIME) started_at: string;
  @ApiProperty(TIME) reported_at: string;
  @ApiProperty({ enum: FAMILIES, isArray: true }) families: Family[];
  @ApiProperty({ type: [String], description: 'Queues that it serves.' }) queues: string[];
}

class QueueStateDto implements QueueState {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Messages that no consumer has taken; `null` if the broker does not say.',
  })
  waiting: number | null;
  @ApiProperty({ type: 'integer', description: 'Processes that serve it.' }) consumers: number;
  @ApiProperty({ type: Number }) handled_per_second: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Time until all waiting messages are handled; `null` if nothing shows it.',
  })
  drain_seconds: number | null;
}

class FamilyStateDto implements FamilyState {
  @ApiProperty({ enum: FAMILIES }) family: Family;
  @ApiProperty({ type: 'integer' }) processes: number;
  @ApiProperty({
    type: [String],
    description: 'Queues that no process serves: their checks are not evaluated.',
  })
  unserved_queues: string[];
  @ApiProperty(NULLABLE_TIME) last_evaluation_at: string | null;
}

class JudgeStateDto implements JudgeState {
  @ApiProperty({ type: Boolean, description: 'A live process has a judge model.' })
  configured: boolean;
  @ApiProperty({
    type: [String],
    description: 'Names of the models; more than one while the configuration is changed.',
  })
  models: string[];
  @ApiProperty({
    enum: FAMILIES,
    isArray: true,
    description: 'Families of which every live process has one.',
  })
  families: Family[];
}

export class SystemStateDto implements SystemState {
  @ApiProperty({ type: [ProcessStateDto] }) processes: ProcessStateDto[];
  @ApiProperty({ type: [QueueStateDto] }) queues: QueueStateDto[];
  @ApiProperty({ type: [FamilyStateDto] }) families: FamilyStateDto[];
  @ApiProperty({ type: JudgeStateDto }) judge: JudgeStateDto;
}
