import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText, type Address } from '../model/address';
import { nothingFound, selectFound } from './caseRun';
import { runOf } from './caseRuns';
import { RunResult } from './RunResult';
import { StepRun } from './StepRun';
import type { TestCase } from './testCase';

interface CaseStepsProps {
  readonly chart: string;
  readonly testCase: TestCase;
  readonly address: Address;
}

const Lines = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** A case as a person does it: who logs in and where, then what to do, what must be seen, and what was. */
export function CaseSteps({ chart, testCase, address }: CaseStepsProps) {
  const { t } = useTranslation('atlas');
  const run = runOf(chart, testCase.id);
  const found = useSelector(run, selectFound);
  return (
    <>
      <chakra.p mb={2}>
        <TextLink to={addressText({ ...address, testCase: null })}>{t('cases.all')}</TextLink>
      </chakra.p>
      <chakra.h2 textStyle="title">{testCase.id}</chakra.h2>
      <chakra.p mb={2}>{testCase.title}</chakra.p>
      <Lines color="fg.muted" mb={4}>
        {testCase.before}
      </Lines>
      <chakra.ol display="grid" gap={4}>
        {testCase.steps.map(({ action, data, expected }, index) => (
          <chakra.li key={index} borderTopWidth="1px" pt={3}>
            <Lines fontWeight="medium">
              {index + 1}. {action}
            </Lines>
            {data === '' ? null : <Lines textStyle="small">{data}</Lines>}
            <Lines textStyle="small" color="fg.muted" mt={1}>
              {expected}
            </Lines>
            <StepRun run={run} step={index} found={found[index] ?? nothingFound} />
          </chakra.li>
        ))}
      </chakra.ol>
      <RunResult run={run} chart={chart} testCase={testCase} />
    </>
  );
}
