import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { Field } from '../../ui/parts/Field';
import { Status } from '../../ui/parts/Status';
import { TextInput } from '../../ui/parts/TextInput';
import { type CaseRunActor, selectBy, selectFound, selectIsUnreadable } from './caseRun';
import { now } from './caseRuns';
import { outcomeOf, runFile, runReport } from './runFile';
import type { TestCase } from './testCase';

interface RunResultProps {
  readonly run: CaseRunActor;
  readonly chart: string;
  readonly testCase: TestCase;
}

const files = {
  save: { ending: 'run.json', make: runFile },
  saveJUnit: { ending: 'junit.xml', make: runReport },
} as const;

const kinds = { passed: 'good', failed: 'act', unfinished: 'waiting' } as const;

/** How a run stands, and its result as a file. */
export function RunResult({ run, chart, testCase }: RunResultProps) {
  const { t } = useTranslation('atlas');
  const by = useSelector(run, selectBy);
  const found = useSelector(run, selectFound);
  const isUnreadable = useSelector(run, selectIsUnreadable);
  const outcome = outcomeOf(testCase, found);
  return (
    <chakra.section mt={4} pt={3} borderTopWidth="1px" display="grid" gap={3}>
      <chakra.p role="status">
        <Status kind={kinds[outcome]}>{t(`run.outcome.${outcome}`)}</Status>
      </chakra.p>
      {isUnreadable ? (
        <chakra.p role="alert" color="danger.fg">
          {t('run.unreadable')}
        </chakra.p>
      ) : null}
      <Field label={t('remarks.name')} wide>
        <TextInput
          value={by}
          autoComplete="name"
          onChange={(typed) => run.send({ type: 'name.typed', by: typed })}
        />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        {(['save', 'saveJUnit'] as const).map((kind) => {
          const { ending, make } = files[kind];
          return (
            <Button
              key={kind}
              size="small"
              icon={Download}
              disabled={by.trim() === ''}
              reason={by.trim() === '' ? t('run.nameFirst') : undefined}
              onClick={() =>
                run.send({
                  type: 'file.requested',
                  name: `${chart}.${testCase.id}.${ending}`,
                  text: make({ chart, testCase, by, at: now(), found }),
                })
              }
            >
              {t(`run.${kind}`)}
            </Button>
          );
        })}
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted">
        {t('run.why')}
      </chakra.p>
    </chakra.section>
  );
}
