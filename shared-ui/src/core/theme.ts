import type { ThemeConfig } from 'antd'

/** The colours of colours.css for antd. Every text has a contrast of at least 4.5 to 1 on its background. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#0b6e4f',
    colorSuccess: '#0b6e4f',
    colorError: '#b3261e',
    colorWarning: '#8a5a00',
    colorInfo: '#1f5f8b',
    colorLink: '#0b6e4f',
    colorTextBase: '#1d2a24',
    colorTextSecondary: '#4c5a53',
    colorTextDescription: '#4c5a53',
    colorTextPlaceholder: '#66736c',
    colorBorder: '#87948d',
    colorBgLayout: '#f5f8f6',
    // backgrounds that antd derives from these dark colours would look muddy
    colorSuccessBg: '#e8f3ee',
    colorSuccessBorder: '#9cc9b5',
    colorWarningBg: '#fff6e0',
    colorWarningBorder: '#e0bf7a',
    colorErrorBg: '#fdecea',
    colorErrorBorder: '#e3a39e',
    colorInfoBg: '#e9f2f8',
    colorInfoBorder: '#a3c4da',
    borderRadius: 6,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Bengali', 'Hind Siliguri', 'Nirmala UI', Vrinda, sans-serif",
    // the text of a busy button has the same contrast as before
    opacityLoading: 1,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.16s',
  },
  components: {
    Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
    Segmented: { trackBg: '#dfe8e3' },
    Layout: { siderBg: '#ffffff', headerBg: '#ffffff' },
  },
}
