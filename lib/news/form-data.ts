import type { NewsArticleForm } from '@/lib/news/contract';

/** The form as the body of the API call: an image that is a URL is unchanged and not sent. */
export function newsFormData({ title, content, image }: NewsArticleForm): FormData {
  const data = new FormData();
  data.append('title', title);
  data.append('content', content);
  if (image instanceof File) data.append('image', image);
  if (image === null) data.append('remove_image', '1');
  return data;
}
