import { Module } from '@nestjs/common';
import { DefinitionConsumer } from './definition.consumer';
import { DefinitionService } from './definition.service';

@Module({ controllers: [DefinitionConsumer], providers: [DefinitionService] })
export class DefinitionsModule {}
