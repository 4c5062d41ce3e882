export default function useBaseUrl(path: string) {
  return path;
}
