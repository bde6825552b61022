import { Document, Packer, Paragraph } from 'docx';

export interface Person {
  name: string;
  phone: string;
  school: string;
}

/** A CV as Word writes it; what is empty it does not say. */
export async function writeWordCv({ name, phone, school }: Person): Promise<Buffer> {
  const lines = [
    ...(name ? [`姓名：${name}`] : []),
    ...(phone ? [`电话：${phone}`] : []),
    '教育经历',
    ...(school ? [`2023.09 - 2027.06 ${school} 软件工程 本科`] : []),
    '实习经历',
    '2025.07 - 2025.09 云杉科技 后端开发实习生',
    '参与订单系统的接口开发与测试，整理了接口文档。',
  ];
  const document = new Document({ sections: [{ children: lines.map((text) => new Paragraph(text)) }] });
  return Packer.toBuffer(document);
}
