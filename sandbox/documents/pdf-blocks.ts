export type Column = {
  /** Above the column; a table has them all, or labels its rows instead. */
  title?: string;
  width: number;
  isAmount?: boolean;
  /** Whether its cells label the cells to the right of them. */
  isLabel?: boolean;
};

export type Block =
  | { type: 'title' | 'heading' | 'paragraph'; text: string }
  | { type: 'letterhead'; text: string; size: number }
  | { type: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { type: 'file'; fileName: string; contentType: string; content: Blob }
  | { type: 'space'; lines: number }
  | { type: 'rule' | 'page' };

/** The blocks of a PDF, in order. They are plain data, which a worker draws. */
export type Paper = Block[];

export type PdfDocument = { title: string; day: string; footer: string; blocks: Paper };
