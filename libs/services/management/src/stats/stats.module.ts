import { Module } from '@nestjs/common';
import { StatsConsumer } from './stats.consumer';
import { StatsService } from './stats.service';

@Module({ controllers: [StatsConsumer], providers: [StatsService] })
export class StatsModule {}
