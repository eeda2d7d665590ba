import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { englishSum, englishTotalMaximum } from '../../domain/grading';
import { numberTyped } from '../../domain/number';
import type { englishGrading } from '../../machines/grading/answerGrading';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { selectValues } from '../../machines/grading/selectors';
import type { EnglishValues } from '../../machines/grading/english';
import { SelectField } from '../parts/form/SelectField';
import { Status } from '../parts/Status';
import { OwnScores } from './OwnScores';

interface EnglishTotalProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof englishGrading>;
}

const totals = Array.from({ length: englishTotalMaximum + 1 }, (_, at) =>
  String(englishTotalMaximum - at),
).map((total) => ({ value: total, label: total }));

/** The total that is chosen, beside the sum of the items while they are typed. */
export function EnglishTotal({ actor, work }: EnglishTotalProps) {
  const { t } = useTranslation('grading');
  const values = useSelector(work, selectValues);
  const { sum, isApart } = englishSum(values);
  return (
    <chakra.div display="grid" gap={1}>
      <SelectField name="total" options={totals} placeholder={t('answer.choose')} />
      <chakra.p role="status" fontVariantNumeric="tabular-nums">
        {isApart ? null : t('answer.itemSum', { total: sum ?? '—', maximum: englishTotalMaximum })}
      </chakra.p>
      <EnglishDoubts actor={actor} values={values} />
    </chakra.div>
  );
}

interface EnglishDoubtsProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly values: EnglishValues;
}

/** What speaks against the total: the items add up to another one, or it is far from the analyst's last ones. */
export function EnglishDoubts({ actor, values }: EnglishDoubtsProps) {
  const { t } = useTranslation('grading');
  const place = useSelector(actor, selectPlace);
  const { sum, isApart } = englishSum(values);
  return (
    <chakra.div>
      <chakra.div role="status">
        {isApart ? (
          <Status kind="watch">
            {t('answer.apart', { total: sum, maximum: englishTotalMaximum })}
          </Status>
        ) : null}
      </chakra.div>
      <OwnScores actor={place} score={numberTyped(values.total)} />
    </chakra.div>
  );
}
