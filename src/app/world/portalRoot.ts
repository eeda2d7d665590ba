import type { i18n } from 'i18next';
import { Actor, createActor, type InspectionEvent } from 'xstate';
import { callTimeout } from '../../contract/call';
import { everyChange } from '../../contract/socket';
import type { Language } from '../../domain/limits';
import type { TeacherInfo } from '../../domain/teacher';
import { portal as portalChart } from '../../machines/shell/portal';
import type { PortalConfig } from '../../contract/config';
import { draftChanges } from '../../services/draftChanges';
import { draftsOf } from '../../services/drafts';
import { createHttp, type HttpSettings } from '../../services/http';
import { newRequestId } from '../../services/requestIds';
import { readText } from '../../services/files';
import { serverTime } from '../../services/serverTime';
import { findServiceDesk } from '../../services/serviceDesk';
import { clock, messageRelay, network, visibilityRelay } from '../../services/signals';
import { allowOrigins, isAllowedAddress } from '../../services/allowedAddresses';
import { startLanguage } from '../../services/startLanguage';
import { stored } from '../../services/storage';
import { browserTabs } from '../../services/tabs';
import { uploads } from '../../services/uploads';
import { findRelease } from '../../services/release';
import { loadAgain } from '../loading/loadAgain';
import { connect, type Services } from './connect';
import { dropWithList, rowFiles, withAnswer } from './rowFiles';
import { applyEmitted, createEffects } from './effects';
import { reportCharts } from './liveCharts';
import { followCharts } from './runningCharts';
import { transport } from '../routing/routes';
import { sessionRecorder } from './sessionRecorder';
import type { PortalParts } from './portalContext';
import { teacherSocket } from './teacherSocket';
import { createWay } from '../routing/way';
import { firstAreas } from '../words/wordFiles';
import { bringWords, haveCome } from '../words/words';

function applyLanguage(words: i18n, language: Language): void {
  stored.language.write(language);
  document.documentElement.lang = language;
  void words.changeLanguage(language).then(() => {
    // Nothing on the page can be read then; the start says why.
    if (!haveCome(words, firstAreas)) location.reload();
    // A page's own title is rendered in front of the portal's, which stays as it is.
    document.head.querySelector('title:last-of-type')?.replaceChildren(words.t('shell:title'));
  });
}

/**
 * Changes the language once the words of the page are there in it. Where they do not come, `failed` hears of it with
 * the language that stays.
 */
function languageSwitch(
  words: i18n,
  first: Language,
  failed: (stays: Language) => void,
): (language: Language) => void {
  let [shown, wanted] = [first, first];
  return (language) => {
    wanted = language;
    const areas = [words.options.ns ?? firstAreas].flat();
    void bringWords(words, language, areas).then((haveWords) => {
      // Another one may be wanted by then.
      if (wanted !== language) return;
      if (!haveWords) failed(shown);
      else {
        shown = language;
        applyLanguage(words, language);
      }
    });
  };
}

/** Loaded when the picture is changed. */
const pictures = () => import('../../services/pictures');

/** Creates the root actor with services and effects. `teacher` is the teacher of a restored session. */
export function composePortal(
  config: PortalConfig,
  words: i18n,
  teacher: TeacherInfo | null,
): PortalParts {
  const language = startLanguage();
  const relay = messageRelay();
  const visibility = visibilityRelay();
  const way = createWay();
  allowOrigins(config.allowedOrigins);

  const open = async () => (await transport.again()).createTransport(callTimeout);
  const settings: HttpSettings = {
    config,
    caller: () => ({
      token: stored.token.read() ?? '',
      authType: stored.authType.read() ?? '',
      userId: String(stored.teacherInfo.read()?.teacher_id ?? ''),
      language: words.language,
      isSpecial: stored.subject.read()?.isSpecial ?? false,
    }),
    failed: ({ code, message, path, requestId }) => {
      portal.send({ type: 'call.failed', code, message, details: { path, requestId } });
    },
    settled: (act) => {
      portal.send({ type: 'act.settled', act });
    },
  };
  const http = createHttp(settings, open);
  const person = () => String(stored.teacherInfo.read()?.teacher_id ?? '');
  const changes = draftChanges(person);
  const drafts = draftsOf(person, serverTime, changes.tell);
  const recorder = sessionRecorder(serverTime);
  const services: Services = {
    http,
    local: {
      'draft.load': ({ key }) => drafts.load(key),
      'draft.find': ({ key }) => drafts.find(key),
      'draft.findAll': ({ begins }) => drafts.findAll(begins),
      'draft.note': ({ key, content }) => drafts.note(key, content),
      'draft.save': ({ key, content }) => drafts.save(key, content),
      'draft.remove': ({ key }) => drafts.remove(key),
      'file.read': ({ address }) => readText(address),
      'picture.measure': async (input) => (await pictures()).measurePicture(input),
      'picture.cut': async (input) => (await pictures()).cutPicture(input),
      'record.read': () => Promise.resolve(recorder.read()),
      'record.save': async ({ record }) => (await import('./recordFile')).saveRecord(words, record),
      'page.load': ({ path }) => loadAgain(path, words),
      'release.find': (_, signal) => findRelease(signal),
      'serviceDesk.find': (_, signal) => findServiceDesk(config.serviceDesk, signal),
    },
    signals: {
      clock,
      network,
      uploads,
      drafts: changes.listen,
      visibility: (send) => visibility.listen(send),
      socket: (send) => relay.listen(send),
    },
    tabs: browserTabs(person),
    newRequestId,
  };

  const socket = teacherSocket({
    address: config.socket,
    heard: (message) => {
      relay.tell(message);
    },
    caughtUp: () => {
      for (const message of everyChange) relay.tell(message);
    },
    ended: () => {
      portal.send({ type: 'session.ended' });
    },
  });
  const keepDrafts = () => {
    visibility.leave();
  };
  const files = rowFiles(words);
  const effects = createEffects({
    portal: () => portal,
    lead: way.lead,
    socket,
    keepDrafts,
    setLanguage: languageSwitch(words, language, (stays) => {
      portal.send({ type: 'language.chosen', language: stays });
      const message = { key: 'shell:languageNotLoaded' };
      portal.send({ type: 'notice.shown', tone: 'bad', message });
    }),
    ...files,
    isAllowed: isAllowedAddress,
  });
  const report = reportCharts();
  const follow = followCharts((move) => {
    report(move);
    recorder.keep(move);
  });
  const inspect = (event: InspectionEvent) => {
    follow(event);
    if (event.type !== '@xstate.actor' || !(event.actorRef instanceof Actor)) return;
    const actor = event.actorRef;
    actor.on('*', (emitted: unknown) => {
      applyEmitted(effects, withAnswer(actor, emitted));
      dropWithList(actor, emitted, files.dropRows);
    });
  };

  const portal = createActor(connect(portalChart, services), {
    input: {
      language,
      isLanguageChosen: stored.languageChosen.read() ?? false,
      teacher,
      subjectId: initialSubject(),
      source: stored.from.read() ?? '',
      grayTests: stored.grayTests.read() ?? {},
    },
    inspect,
  });
  portal.start();
  applyLanguage(words, language);
  return {
    portal,
    config,
    connected: (chart) => connect(chart, services),
    inspect,
    answered: http.answered,
    keepDrafts,
    setNavigate: way.setNavigate,
  };
}

/** The subject id in the address, else the last one used. */
function initialSubject(): number {
  const named = Number(new URLSearchParams(window.location.search).get('subject_id'));
  const known = stored.teacherInfo.read()?.subject_list.map((item) => item.subject_id) ?? [];
  return known.includes(named) ? named : (stored.subject.read()?.subjectId ?? known[0] ?? 1);
}
