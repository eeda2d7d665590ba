import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/parts/dates';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import type { Signature } from '../approval/files';
import { addressText, type Address } from '../model/address';
import type { PanelProps } from '../panels';
import { aboutOf } from './about';
import { answerTo, type Remark } from './remark';

export interface RemarkItemProps extends Pick<PanelProps, 'diagram' | 'names'> {
  readonly remark: Remark;
  readonly address: Address;
  /** Who has signed the chart, the last one last. */
  readonly signatures: readonly Signature[];
}

/** A remark: on what, by whom, and how the next signature has answered it. */
export function RemarkItem({ remark, address, signatures, diagram, names }: RemarkItemProps) {
  const { t } = useTranslation('atlas');
  const dates = useDates();
  const { about, text, by, at } = remark;
  const answer = answerTo(remark, signatures);
  return (
    <li>
      {about === null ? null : (
        <chakra.p>
          <TextLink to={addressText({ ...address, focus: about })}>
            {aboutOf(about, diagram, names)?.name ?? about}
          </TextLink>
        </chakra.p>
      )}
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('remarks.by', { by, day: dates.date(at) })}
      </chakra.p>
      {answer === null ? (
        <Status kind="act">{t('remarks.waits')}</Status>
      ) : (
        <chakra.p textStyle="small">
          {t('remarks.answered')}{' '}
          {t(`approval.signed.${answer.act}`, {
            by: answer.by,
            day: dates.date(answer.at),
            why: answer.why,
          })}
        </chakra.p>
      )}
    </li>
  );
}
