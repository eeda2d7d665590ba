import { chakra } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/parts/FileButton';
import { RadioGroup } from '../../ui/parts/RadioGroup';
import { TextArea } from '../../ui/parts/TextArea';
import type { CaseRunActor, Found } from './caseRun';

interface StepRunProps {
  readonly run: CaseRunActor;
  /** Its number, from 0. */
  readonly step: number;
  readonly found: Found;
}

const outcomes = ['passed', 'failed'] as const;

/** What a person finds in a step: a tick, a remark, and a file that shows it. */
export function StepRun({ run, step, found: { outcome, remark, evidence } }: StepRunProps) {
  const { t } = useTranslation('atlas');
  const number = step + 1;
  return (
    <chakra.div mt={2} display="grid" gap={2}>
      <RadioGroup
        label={t('run.found', { step: number })}
        value={outcome ?? ''}
        options={outcomes.map((value) => ({ value, label: t(`run.outcome.${value}`) }))}
        onChange={(value) =>
          run.send({
            type: 'step.judged',
            step,
            outcome: outcomes.find((one) => one === value) ?? null,
          })
        }
      />
      <TextArea
        rows={1}
        value={remark}
        label={t('run.remark', { step: number })}
        placeholder={t('run.remark', { step: number })}
        onChange={(typed) => run.send({ type: 'step.remarked', step, remark: typed })}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        <FileButton
          verb={t(evidence === null ? 'run.attach' : 'run.replace', { step: number })}
          icon={Paperclip}
          types={[]}
          onFiles={([file]) => file && run.send({ type: 'evidence.chosen', step, file })}
        />
        {evidence === null ? null : (
          <chakra.span textStyle="small" overflowWrap="anywhere">
            {evidence.name}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  );
}
