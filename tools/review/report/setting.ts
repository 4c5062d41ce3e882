/** Where a report is read. */
export interface ReportSetting {
  /** Address of the preview; null if there is none. */
  previewUrl: string | null;
  /** Prefix of image addresses: empty for files beside the report, `/review/` in a preview. */
  assetBase: string;
}
