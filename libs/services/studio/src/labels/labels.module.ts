import { Module } from '@nestjs/common';
import { LabelConsumer } from './label.consumer';
import { LabelService } from './label.service';

@Module({ controllers: [LabelConsumer], providers: [LabelService] })
export class LabelsModule {}
