import { Module } from '@nestjs/common';
import { RevisionConsumer } from './revision.consumer';
import { RevisionService } from './revision.service';

@Module({ controllers: [RevisionConsumer], providers: [RevisionService] })
export class RevisionsModule {}
