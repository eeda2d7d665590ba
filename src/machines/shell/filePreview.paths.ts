const origins = { own: 'https://portal.example', allowed: [] };
const previewOf = (asked: string) => ({ asked, origins, kind: null });

/** Samples for the paths of the preview: a file of each kind, and those that are not shown. */
export const filePreviewPaths = {
  inputs: {
    none: previewOf(''),
    elsewhere: previewOf('//elsewhere.example/notes.txt'),
    text: previewOf('/attachments/notes.txt'),
    office: previewOf('/attachments/outline.docx'),
    archive: previewOf('/attachments/photos.zip'),
    picture: previewOf('/attachments/circuit.svg'),
  },
  outcomes: {
    readText: {
      done: [{ text: 'Line 3 is other than the recording.', isCut: true }],
      error: [new Error('404')],
    },
  },
} as const;
