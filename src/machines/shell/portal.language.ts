import { portalSetup } from './portal.setup';

/** The language of the portal: that of the account's country, until the person chooses one [LANG-002 … LANG-004]. */
export const language = portalSetup.createStateConfig({
  initial: 'restoring',
  on: {
    'language.chosen': {
      target: '.chosen',
      actions: [
        { type: 'chooseLanguage', params: ({ event }) => ({ language: event.language }) },
        'tellLanguage',
      ],
    },
  },
  states: {
    restoring: {
      always: [{ guard: 'isLanguageChosen', target: 'chosen' }, { target: 'ofCountry' }],
    },
    ofCountry: {
      on: {
        'session.opened': {
          guard: { type: 'isOtherSession', params: ({ event }) => ({ teacher: event.teacher }) },
          actions: [
            { type: 'takeCountryLanguage', params: ({ event }) => ({ teacher: event.teacher }) },
            'tellLanguage',
          ],
        },
      },
    },
    // Whoever signs out leaves nothing behind, so the next person has not chosen.
    chosen: { on: { 'storage.cleared': { target: 'ofCountry', actions: 'forgetChoice' } } },
  },
});
