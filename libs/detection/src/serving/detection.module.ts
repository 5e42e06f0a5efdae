import {
  Controller,
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import {
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  type Family,
  LANES,
  MODES,
  runDetection,
  type WorkQueue,
} from '@touchstone/contracts';
import {
  Classifiers,
  type ConfiguredClassifier,
  createClassifiers,
  createJudge,
  Judge,
  type JudgeSettings,
  readClassifierSettings,
  readJudgeSettings,
} from '@touchstone/inference';
import { ProcessFacts, reportProblems } from '@touchstone/kernel';
import type { Delivery } from '@touchstone/messaging';
import { Compute } from '../compute/compute';
import { InlineCompute } from '../compute/inline-compute';
import { SizedCompute } from '../compute/sized-compute';
import { ThreadedCompute } from '../compute/threaded-compute';
import type { DetectorFamily } from '../detector';
import { detectionSettings } from './detection.config';
import { DetectionService } from './detection.service';

/**
 * Niceness of the threads for long work: the event loop and short work get about three times its
 * share of a core.
 */
const LONG_NICENESS = 5;

/**
 * Provides the tools that the families of a process share: two thread pools, one judge and the
 * classifiers, each with one limit.
 */
@Module({})
class DetectionToolsModule implements OnApplicationShutdown {
  constructor(
    @Inject(Compute) private readonly compute: Compute,
    @Inject(Judge) private readonly judge: Judge,
    @Inject(Classifiers) private readonly classifiers: Classifiers,
  ) {}

  static shared(): DynamicModule {
    return (shared ??= DetectionToolsModule.using(readJudgeSettings(), readClassifierSettings()));
  }

  /** Creates the tools when the module starts: before, invalid settings are only reported. */
  private static using(
    judge: JudgeSettings,
    classifiers: readonly ConfiguredClassifier[],
  ): DynamicModule {
    return {
      module: DetectionToolsModule,
      providers: [
        {
          provide: Compute,
          useFactory: () =>
            new SizedCompute(
              new InlineCompute(),
              new ThreadedCompute(),
              new ThreadedCompute({ niceness: LONG_NICENESS }),
            ),
        },
        {
          provide: Judge,
          inject: [ProcessFacts],
          useFactory: (facts: ProcessFacts) => {
            const created = createJudge(judge);
            facts.judgeModel = created.configured ? judge.model : undefined;
            return created;
          },
        },
        { provide: Classifiers, useFactory: () => createClassifiers(classifiers) },
      ],
      exports: [Compute, Judge, Classifiers],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.compute.close();
    await Promise.all([this.judge.close(), this.classifiers.close()]);
  }
}

let shared: DynamicModule | undefined;

@Module({})
export class DetectionModule {
  /**
   * Serves a family's queues, or those of them that `TOUCHSTONE_DETECTOR_QUEUES` names.
   * @throws InvalidConfiguration if it names none of them, unless problems are being collected
   */
  static serving(family: DetectorFamily): DynamicModule {
    const { queues: chosen } = detectionSettings();
    const queues = queuesOf(family.family).filter(
      ({ name }) => chosen.length === 0 || chosen.includes(name),
    );
    if (queues.length === 0)
      reportProblems(
        `TOUCHSTONE_DETECTOR_QUEUES: names no queue of the ${family.family} family, such as detect.${family.family}.speed.live, which this process has to serve`,
      );
    const service = Symbol(`DetectionService ${family.family}`);
    return {
      module: class extends DetectionModule {},
      imports: [DetectionToolsModule.shared()],
      providers: [
        {
          provide: service,
          inject: [Compute, Judge, Classifiers],
          useFactory: (compute: Compute, judge: Judge, classifiers: Classifiers) =>
            warm(new DetectionService(family, compute, judge, classifiers)),
        },
      ],
      controllers: [consumerOf(service, queues)],
    };
  }
}

const queuesOf = (family: Family): WorkQueue[] =>
  LANES.flatMap((lane) => MODES.map((mode) => detectionQueue(family, mode, lane)));

/**
 * Warms the engines up: otherwise the first text would wait up to 200 ms for word lists and
 * patterns.
 */
const warm = async (service: DetectionService): Promise<DetectionService> => {
  await service.warmUp();
  return service;
};

const consumerOf = (service: symbol, queues: readonly WorkQueue[]): Type => {
  @Controller()
  class DetectionConsumer {
    constructor(@Inject(service) private readonly detection: DetectionService) {}

    @MessagePattern(runDetection.pattern, { queues, immutableResult: true })
    run(@Payload() job: EvaluationJob, @Ctx() delivery: Delivery): Promise<DetectionReply> {
      return this.detection.run(job, delivery);
    }
  }
  return DetectionConsumer;
};
