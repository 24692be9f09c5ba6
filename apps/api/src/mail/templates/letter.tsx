import { Body, Button, Container, Head, Heading, Html, Text } from "@react-email/components";
import { productName } from "@whetstone/api-client/contract";
import type { ReactNode } from "react";

const ink = "#1c1b19";
const quietInk = "#5f5b54";
const spark = "#b4481e";
const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export interface LetterProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The frame of every mail. */
export const Letter = ({ heading, children }: LetterProps) => (
  <Html lang="en">
    <Head />
    <Body style={{ backgroundColor: "#f5f4f1", fontFamily: fonts, margin: 0, padding: "32px 0" }}>
      <Container style={{ backgroundColor: "#ffffff", maxWidth: "480px", padding: "32px" }}>
        <Text style={{ color: spark, fontSize: "14px", fontWeight: 600, margin: 0 }}>
          {productName}
        </Text>
        <Heading as="h1" style={{ color: ink, fontSize: "22px", margin: "8px 0 16px" }}>
          {heading}
        </Heading>
        {children}
      </Container>
    </Body>
  </Html>
);

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <Text style={{ color: ink, fontSize: "16px", lineHeight: "24px" }}>{children}</Text>
);

export const Aside = ({ children }: { readonly children: ReactNode }) => (
  <Text style={{ color: quietInk, fontSize: "14px", lineHeight: "20px" }}>{children}</Text>
);

/** A code to type in, large and in one piece. */
export const Code = ({ children }: { readonly children: string }) => (
  <Text
    style={{
      color: ink,
      fontFamily: "ui-monospace, Menlo, Consolas, monospace",
      fontSize: "32px",
      letterSpacing: "6px",
      margin: "16px 0",
    }}
  >
    {children}
  </Text>
);

/** A link that is the point of the mail. */
export const LinkButton = ({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) => (
  <Button
    href={href}
    style={{ backgroundColor: spark, color: "#ffffff", fontSize: "16px", padding: "12px 20px" }}
  >
    {children}
  </Button>
);
