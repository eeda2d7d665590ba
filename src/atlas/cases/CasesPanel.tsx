import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { NothingYet } from '../../ui/parts/Emptiness';
import { Loading } from '../../ui/parts/Loading';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText } from '../model/address';
import type { PanelProps } from '../panels';
import type { CaseDeskActor } from './caseDesk';
import { CaseSteps } from './CaseSteps';
import { casesFile, caseTools } from './files';

interface CasesPanelProps extends PanelProps {
  readonly actor: CaseDeskActor;
}

/** The requirements of a chart as test cases, or the one that is open. */
export function CasesPanel({ actor, proof, address, diagram, language }: CasesPanelProps) {
  const { t } = useTranslation('atlas');
  if (proof === null) return <Loading label={t('side.cases')} rows={4} />;
  const cases = proof.cases[language];
  if (cases.length === 0) {
    return <NothingYet title={t('cases.none')}>{t('cases.noneWhy')}</NothingYet>;
  }
  const open = cases.find(({ id }) => id === address.testCase);
  if (open !== undefined)
    return <CaseSteps chart={diagram.chart} testCase={open} address={address} />;
  return (
    <>
      {address.testCase === null ? null : (
        <chakra.p role="alert" mb={3}>
          {t('cases.gone', { id: address.testCase })}
        </chakra.p>
      )}
      <chakra.p color="fg.muted" mb={3}>
        {t('cases.why', { count: cases.length })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={2} mb={4}>
        {caseTools.map((tool) => (
          <Button
            key={tool}
            size="small"
            icon={Download}
            onClick={() =>
              actor.send({
                type: 'file.requested',
                name: `${diagram.chart}.${tool}.csv`,
                text: casesFile(tool, cases),
              })
            }
          >
            {t('cases.save', { tool: t(`cases.tool.${tool}`) })}
          </Button>
        ))}
      </chakra.div>
      <chakra.ol display="grid" gap={3}>
        {cases.map(({ id, title, steps }) => (
          <li key={id}>
            <TextLink to={addressText({ ...address, testCase: id })}>{id}</TextLink>
            <chakra.span display="block">{title}</chakra.span>
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {t('cases.steps', { count: steps.length })}
            </chakra.span>
          </li>
        ))}
      </chakra.ol>
    </>
  );
}
