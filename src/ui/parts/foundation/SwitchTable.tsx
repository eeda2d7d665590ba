import { useTranslation } from 'react-i18next';
import type { ModeSwitch, modeSwitches } from '../../../machines/foundation/modeSwitches';
import type { ActorProps } from '../actorProps';
import { colleague, columnsOf, moment, word } from '../columns';
import { ColumnsTable } from '../ColumnsTable';
import { RecordOutdated } from '../RecordOutdated';
import { RecordView } from '../RecordView';
import { Section } from '../Section';
import { Text } from '../Text';

const columns = columnsOf<ModeSwitch>(
  'foundation',
  [
    moment('at', ({ at }) => at),
    word('from', ({ from_mode: mode }) => mode, { words: 'type' }),
    word('to', ({ to_mode: mode }) => mode, { words: 'type' }),
    word('rule', ({ rule }) => rule, { words: 'switches.rule', width: 48 }),
    colleague('by', ({ by }) => by, { width: 30 }),
  ],
  'switches.column',
);

const rowId = ({ at }: ModeSwitch) => at;

/** The switches of the past year, newest first [SCREEN-189]. */
export function SwitchTable({ actor }: ActorProps<typeof modeSwitches>) {
  const { t } = useTranslation('foundation');
  return (
    <RecordView actor={actor} loading={t('switches.title')} rows={3} failed={t('switches.failed')}>
      {({ list }) => (
        <Section title={t('switches.title')} count={list.length}>
          <RecordOutdated actor={actor} />
          {list.length === 0 ? (
            <Text as="p" muted>
              {t('switches.none')}
            </Text>
          ) : (
            <ColumnsTable label={t('switches.title')} {...{ columns, rows: list, rowId }} />
          )}
        </Section>
      )}
    </RecordView>
  );
}
